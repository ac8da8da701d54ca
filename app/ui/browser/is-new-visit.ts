/** Whether a link or a typed address led here, rather than Reload, Back or Forward. */
export function isNewVisit(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && 'type' in arrival && arrival.type === 'navigate';
}
