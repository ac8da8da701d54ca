/**
 * Milliseconds. The specification, section 9, sets `show` and `skip`; `leave` gives the pointer time to cross to the
 * tooltip.
 */
export const tooltipDelays = { show: 700, skip: 300, leave: 100 } as const;

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

  /** Calls back with the explanation of the term that an event is about. */
  function on<Type extends 'pointerover' | 'pointerout' | 'focusin' | 'focusout'>(
    type: Type,
    handle: (tip: HTMLElement, event: WindowEventMap[Type]) => void,
  ) {
    addEventListener(type, (event) => {
      const { target } = event;
      const term = target instanceof Element ? target.closest('.term') : null;
      const tip = term?.querySelector<HTMLElement>('[popover]');
      if (tip) handle(tip, event);
    });
  }

  on('pointerover', (tip, { pointerType }) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer);
    const isSoon =
      document.querySelector('.tooltip:popover-open') ||
      performance.now() - closedAt < tooltipDelays.skip;
    if (isSoon) show(tip);
    else timer = window.setTimeout(show, tooltipDelays.show, tip);
  });
  on('pointerout', (tip, { pointerType }) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer);
    timer = window.setTimeout(hide, tooltipDelays.leave, tip);
  });
  on('focusin', (tip) => document.activeElement?.matches(':focus-visible') && show(tip));
  on('focusout', hide);
}
