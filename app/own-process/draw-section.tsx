import { brand } from '#app/brand.ts';
import { drawSection } from '#app/content/draw-section.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { Island } from '#app/islands/island.tsx';
import { exampleOf } from './examples.ts';
import { drawSectionId, writeProcess } from './process-address.ts';
import { ProcessEditor } from './process-editor.tsx';
import { processParameter } from './process-names.ts';
import { emptyProcess, firstExampleIds } from './starting-points.ts';
import { exampleParameter } from './use-editor.ts';
import './draw-section.css';

/** The section in which visitors draw a process of their own; an example is drawn until they do. */
export function DrawSection() {
  const starts = [...firstExampleIds.flatMap((id) => exampleOf(id) ?? []), emptyProcess];
  return (
    <section id={drawSectionId} className="draw-section wrap">
      <div className="section-head">
        <h2>{ownProcess.title}</h2>
        <p className="lead with-script">{drawSection.lead}</p>
        <p className="lead without-script">{drawSection.withoutScripts}</p>
      </div>
      <Island
        id="own-process"
        name="process-editor"
        component={ProcessEditor}
        props={{ starts: starts.map(writeProcess), mark: brand.mark }}
        hydrate="interaction"
        address={[processParameter, exampleParameter]}
      />
    </section>
  );
}
