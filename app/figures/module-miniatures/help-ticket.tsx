import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { helpTicket } from '#app/sample-operations/modules.ts';
import { At, Stop, Track } from '../marks.tsx';
import { Miniature } from './miniature.tsx';

const copy = home.modules.miniatures.ticket;
const desks = { from: 24, to: 76 };
const fall = desks.to - desks.from;

/** A ticket leaves one department, is routed to another, and comes back closed. */
export function HelpTicketMiniature() {
  const routed = formatDuration(helpTicket.routedIn);
  const due = formatDuration(helpTicket.dueIn);
  return (
    <Miniature
      description={fill(copy.description, {
        name: helpTicket.name,
        from: helpTicket.raisedBy,
        to: helpTicket.routedTo,
        routed,
        due,
      })}
    >
      {[desks.from, desks.to].map((y) => (
        <line key={y} x2="100%" y1={y} y2={y} className="hairline" />
      ))}
      <text y={desks.from - 12} className="muted">
        {helpTicket.raisedBy}
      </text>
      <text y={desks.to + 22} className="muted">
        {helpTicket.routedTo}
      </text>
      <text x="100%" dx="-22" y={desks.from - 12} className="end">
        {helpTicket.name}
      </text>
      <At x="100%">
        <Track d={`M-112 ${desks.to}h46c18 0 18-${fall} 36-${fall}h22`} state="planned" />
        <Stop x={-8} y={desks.from} r={6} state="planned" />
      </At>
      <line x1="50%" x2="71%" y1={desks.to} y2={desks.to} className="track-done" />
      <At x="39%">
        <Track d={`M0 ${desks.from}h6c18 0 18 ${fall} 36 ${fall}h20`} state="done" />
        <Stop x={0} y={desks.from} state="done" />
        <Stop x={50} y={desks.to} state="done" />
        <text x="50" y={desks.to + 24} className="muted mid">
          {fill(copy.routed, { routed })}
        </text>
      </At>
      <Stop x="71%" y={desks.to} r={8} state="now" />
      <text x="71%" dx="12" y={desks.to + 24} className="acting">
        {fill(copy.due, { due })}
      </text>
    </Miniature>
  );
}
