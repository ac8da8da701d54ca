import { brand } from '#app/brand.ts';
import { drawSection } from '#app/content/draw-section.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { Island } from '#app/islands/island.tsx';
import { exampleOf } from './examples.ts';
import { drawSectionId, writeProcess } from './process-address.ts';
import { markId, ProcessEditor } from './process-editor.tsx';
import { processParameter } from './process-names.ts';
import { emptyProcess, firstExampleIds } from './starting-points.ts';
import { exampleParameter } from './use-editor.ts';
import './draw-section.css';

const { width, height, lineWidth, lines, solids } = brand.mark;

/** The section in which visitors draw a process of their own; an example is drawn until they do. */
export function DrawSection() {
  const [first, ...others] = firstExampleIds.flatMap((id) => exampleOf(id) ?? []);
  if (!first) throw new Error('There is no example to begin with');
  return (
    <section id={drawSectionId} className="draw-section wrap">
      <div className="section-head">
        <h2>{ownProcess.title}</h2>
        <p className="lead with-script">{drawSection.lead}</p>
        <p className="lead without-script">{drawSection.withoutScripts}</p>
      </div>
      <svg className="draw-section__mark" aria-hidden="true">
        <symbol id={markId} viewBox={`0 0 ${width} ${height}`}>
          <path d={lines} fill="none" stroke="currentColor" strokeWidth={lineWidth} />
          <path d={solids} fill="currentColor" />
        </symbol>
      </svg>
      <Island
        id="own-process"
        name="process-editor"
        component={ProcessEditor}
        props={{
          starts: [writeProcess(first), ...[...others, emptyProcess].map(writeProcess)],
        }}
        hydrate="interaction"
        address={[processParameter, exampleParameter]}
      />
    </section>
  );
}
