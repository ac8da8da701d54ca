import { Stop } from '#app/product/stop.tsx';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { actingStop, erpGap, erpRecords, laneStops } from '#app/sample-operations/order-2041.ts';

/** Labels of each plane: the layer's name, and what it holds. */
export const layerNames = {
  fms: { name: 'FMS', lines: ['Layer 1: people,', 'steps, deadlines'] },
  erp: { name: 'ERP', lines: ['Layer 2: orders,', 'receipts, invoices'] },
} as const;

export const gapText = `expected gap: ${formatDuration(erpGap.minutes).replaceAll(' ', '\u00a0')}`;

/** The two layers side by side: steps down the left, and a dotted line from a step to the record it writes. */
export function TwoLayersList() {
  return (
    <div className="layer-list">
      {[layerNames.fms, layerNames.erp].map(({ name, lines }) => (
        <p key={name}>
          <b>{name}</b> {lines.join(' ')}
        </p>
      ))}
      <ol>
        {laneStops.map((stop) => {
          const { step, state, over } = stop;
          const record = erpRecords.find(({ writtenBy }) => writtenBy === step);
          return (
            <li key={step.id} data-state={state}>
              <Stop state={state} />
              <span className="layer-list__step">
                <b>{step.name}</b> <span className="layer-list__department">{step.department}</span>{' '}
                {over > 0 && <em>{`${formatDuration(over)} over`}</em>}
              </span>{' '}
              {record && (
                <span className="layer-list__record">
                  <span className="visually-hidden">writes the </span>
                  {record.name}
                </span>
              )}
              {stop === actingStop && <span className="layer-list__gap">{gapText}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
