/**
 * Milliseconds. The specification, section 9, sets `show` and `skip`; `leave` gives the pointer time to cross to the
 * tooltip.
 */
export const tooltipDelays = { show: 700, skip: 300, leave: 100 } as const;

/** The explanation of the term around an element, if any. */
function tipAt(target: EventTarget | null): HTMLElement | null {
  const term = target instanceof Element ? target.closest('.term') : null;
  return term?.querySelector<HTMLElement>('[popover]') ?? null;
}

/**
 * Shows a term's explanation, a popover that a press opens natively, on hover after the delay and on keyboard focus at
 * once; also at once within the skip delay after another one closed.
 */
export function showTooltips(): void {
  let timer: number | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function show(tip: HTMLElement) {
    const source = tip.parentElement?.querySelector('button');
    if (source && !tip.matches(':popover-open')) tip.showPopover({ source });
  }

  function hide(tip: HTMLElement) {
    if (!tip.matches(':popover-open')) return;
    tip.hidePopover();
    closedAt = performance.now();
  }

  /** The tip whose term a pointer enters or leaves; none for touch, or when it stays within one. */
  function crossed({ target, relatedTarget, pointerType }: PointerEvent): HTMLElement | null {
    const tip = tipAt(target);
    if (!tip || tipAt(relatedTarget) === tip || pointerType === 'touch') return null;
    clearTimeout(timer);
    return tip;
  }

  addEventListener('pointerover', (event) => {
    const tip = crossed(event);
    if (!tip) return;
    const isSoon =
      document.querySelector('.tooltip:popover-open') ||
      performance.now() - closedAt < tooltipDelays.skip;
    if (isSoon) show(tip);
    else timer = window.setTimeout(show, tooltipDelays.show, tip);
  });
  addEventListener('pointerout', (event) => {
    const tip = crossed(event);
    if (tip) timer = window.setTimeout(hide, tooltipDelays.leave, tip);
  });
  addEventListener('focusin', ({ target }) => {
    const tip = tipAt(target);
    if (tip && target instanceof Element && target.matches(':focus-visible')) show(tip);
  });
  addEventListener('focusout', ({ target }) => {
    const tip = tipAt(target);
    if (tip) hide(tip);
  });
}
