/** Whether a link or typing led here, and not Reload, Back or Forward: browsers may keep an entry's state for both. */
export function isNewVisit(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && 'type' in arrival && arrival.type === 'navigate';
}
