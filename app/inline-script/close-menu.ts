/** The menu is a popover. It closes when one of its links is followed, and when the focus moves on to what it covers. */
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
