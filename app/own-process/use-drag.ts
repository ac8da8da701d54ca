import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How near an edge of the window, in px, a drag scrolls the page, and by how much a frame. */
const edge = 72;
const scrollStep = 12;

type Drag = { readonly from: number; readonly to: number };

/**
 * Reorders the rows of a list by mouse, pen or finger. While a row is dragged it follows the pointer, and `over` tells
 * before which place it would land; nothing moves until it is let go. Escape lets it fall back.
 *
 * The rows are the children of `list`, which hears `pointerdown`. A handle names its row, and has `touch-action: none`.
 */
export function useDrag(
  list: { readonly current: HTMLElement | null },
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  function start(event: PointerEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches('.own-step__handle')) return;
    const handle: HTMLElement = target;
    const from = Number(handle.dataset.step);
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const row = rows[from];
    if (event.button !== 0 || !row || end.current) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const grabbedAt = event.clientY + scrollY;
    let pointerY = event.clientY;
    let to = from;
    let frame = requestAnimationFrame(follow);

    function follow() {
      if (pointerY < edge) scrollBy(0, -scrollStep);
      if (pointerY > innerHeight - edge) scrollBy(0, scrollStep);
      const shift = pointerY + scrollY - grabbedAt;
      if (row) row.style.translate = `0 ${shift}px`;
      const places = rows.map((each) => each.getBoundingClientRect());
      to = places.filter(
        ({ top, height }, at) => at !== from && top + height / 2 < pointerY,
      ).length;
      setDrag((known) => (known?.to === to ? known : { from, to }));
      frame = requestAnimationFrame(follow);
    }

    function move({ clientY }: globalThis.PointerEvent) {
      pointerY = clientY;
    }

    function finish(drop: boolean) {
      end.current = undefined;
      cancelAnimationFrame(frame);
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', release);
      handle.removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key, true);
      if (row) row.style.translate = '';
      setDrag(null);
      if (drop && to !== from) onDrop(from, to);
    }

    function release() {
      finish(true);
    }

    function cancel() {
      finish(false);
    }

    function key({ key: pressed }: KeyboardEvent) {
      if (pressed === 'Escape') cancel();
    }

    end.current = cancel;
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', release);
    handle.addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, true);
  }

  return { drag, start };
}
