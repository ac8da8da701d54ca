import { ProcessLine, type Stop } from '#app/product/process-line.tsx';

/** Where order 2041 stands: one stop on a line that comes in from the page's edge, above a section's heading. */
export function Moment(stop: Stop) {
  return <ProcessLine axis="y" large options={['rows', 'from-edge']} stops={[stop]} />;
}
