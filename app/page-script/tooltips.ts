/**
 * Milliseconds. The specification, section 9, sets `show` and `skip`; `leave` gives the pointer time to cross to the
 * tooltip.
 */
export const tooltipDelays = { show: 700, skip: 300, leave: 100 } as const;

type Parts = { button: HTMLElement; tip: HTMLElement };

function partsOf(target: EventTarget | null): Parts | undefined {
  const term = target instanceof Element ? target.closest('.term') : null;
  const button = term?.querySelector<HTMLElement>('button');
  const tip = term?.querySelector<HTMLElement>('[popover]');
  return button && tip ? { button, tip } : undefined;
}

function isOpen(tip: HTMLElement): boolean {
  return tip.matches(':popover-open');
}

/**
 * Shows a term's explanation, a popover that a press opens natively, on hover after the delay and on keyboard focus at
 * once; also at once within the skip delay after another one closed.
 */
export function showTooltips(): void {
  let timer: number | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function show({ button, tip }: Parts) {
    if (!isOpen(tip)) tip.showPopover({ source: button });
  }

  function hide({ tip }: Parts) {
    if (!isOpen(tip)) return;
    tip.hidePopover();
    closedAt = performance.now();
  }

  /** The term that a pointer enters or leaves; none for touch, or when it stays within one. */
  function crossed({ target, relatedTarget, pointerType }: PointerEvent): Parts | undefined {
    const parts = partsOf(target);
    const stays = parts && partsOf(relatedTarget)?.tip === parts.tip;
    if (!parts || stays || pointerType === 'touch') return undefined;
    clearTimeout(timer);
    return parts;
  }

  addEventListener('pointerover', (event) => {
    const parts = crossed(event);
    if (!parts) return;
    const soon =
      document.querySelector('.tooltip:popover-open') ||
      performance.now() - closedAt < tooltipDelays.skip;
    if (soon) show(parts);
    else timer = window.setTimeout(show, tooltipDelays.show, parts);
  });
  addEventListener('pointerout', (event) => {
    const parts = crossed(event);
    if (parts) timer = window.setTimeout(hide, tooltipDelays.leave, parts);
  });
  addEventListener('focusin', ({ target }) => {
    const parts = partsOf(target);
    if (parts?.button.matches(':focus-visible')) show(parts);
  });
  addEventListener('focusout', ({ target }) => {
    const parts = partsOf(target);
    if (parts) hide(parts);
  });
}
