import { Island } from '#app/islands/island.tsx';
import { contextField } from '#request/context.ts';
import { drawSectionId, exampleParameter } from '#request/process/process-address.ts';
import { ownProcess } from './copy.ts';
import { drawSection } from './draw-section-copy.ts';
import { drawingKey } from './drawing-storage.ts';
import { exampleOf, firstExampleId } from './examples.ts';
import { ProcessEditor } from './process-editor.tsx';

/** The section in which visitors draw a process of their own; an example is drawn until they do. */
export function DrawSection({ lead }: { lead: string }) {
  const sample = exampleOf(firstExampleId);
  if (!sample) throw new Error(`There is no example ${firstExampleId}`);
  return (
    <section id={drawSectionId} className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{ownProcess.title}</h2>
          <p className="lead with-script">{lead}</p>
          <p className="lead without-script">{drawSection.withoutScripts}</p>
        </div>
        <Island
          id="own-process"
          name="process-editor"
          component={ProcessEditor}
          // Vendor quote is drawn late.
          props={{ sample, delay: { step: 2, hours: 5 } }}
          hydrateIf={[drawingKey, contextField, exampleParameter]}
        />
      </div>
    </section>
  );
}
