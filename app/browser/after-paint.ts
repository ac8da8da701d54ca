/** Milliseconds after which nobody sees the page, so that it makes no frame. */
const noFrame = 250;

/**
 * Runs a task once the frame that is being made has been shown, so that what was pressed answers before work that takes
 * longer than a frame. In a tab that is not seen it runs all the same, and at once when the page is left. Gives the
 * function that calls it off.
 */
export function afterPaint(task: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  let timer = setTimeout(run, noFrame);
  addEventListener('pagehide', run);

  function callOff() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('pagehide', run);
  }
  function run() {
    callOff();
    task();
  }
  return callOff;
}
