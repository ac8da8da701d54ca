/** Closes the menu, a popover, when one of its links is followed or the focus leaves it. */
export function closeMenuWhenDone(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('[popover] a');
    if (link) link.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>('[popover]:popover-open');
    const opens = target instanceof HTMLButtonElement && target.popoverTargetElement === open;
    if (open && target instanceof Node && !opens && !open.contains(target)) open.hidePopover();
  });
}
