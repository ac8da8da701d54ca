/**
 * Runs a task once the frame that is being made has been shown, so that what was pressed answers before work that takes
 * longer than a frame. Gives the function that calls it off.
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
