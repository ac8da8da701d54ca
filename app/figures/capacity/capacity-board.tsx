import { useState } from 'react';
import type { CapacityIq } from '#app/content/capacity-iq.ts';
import {
  type Move,
  moveHours,
  type PersonPlan,
  plannedBoard,
  suggestedMove,
} from '#app/sample-operations/capacity.ts';
import { BoardTable } from './board-table.tsx';
import { MoveControls } from './move-controls.tsx';
import { moveWords } from './move-words.ts';
import type { Suggestion } from './suggestions.ts';
import './capacity-board.css';

type Props = {
  labels: CapacityIq['labels'];
  controls: CapacityIq['controls'];
  /** The two ways out: moving work, hiring. */
  insights: readonly Suggestion[];
};

type State = { board: readonly PersonPlan[]; moved: Move | null; announcement: string };

const planned: State = { board: plannedBoard, moved: null, announcement: '' };

/** The board, its two insights, and the controls to move hours on it. */
export function CapacityBoard({ labels, controls, insights }: Props) {
  const [{ board, moved, announcement }, setState] = useState(planned);

  function make(move: Move) {
    const result = moveHours(board, move);
    const words = moveWords(board, move, result, controls);
    setState(
      result.kind === 'moved'
        ? { board: result.board, moved: move, announcement: words }
        : { board, moved, announcement: words },
    );
  }

  return (
    <>
      <BoardTable board={board} moved={moved} labels={labels} />
      <div className="capacity-insights">
        {insights.map(({ id, name, text }, index) => (
          <div key={id}>
            <p className="capacity-insights__kind">
              {labels.insight} {index + 1}
            </p>
            <h3>{name}</h3>
            <p>{text}</p>
            {id === 'move' && (
              <button
                type="button"
                className="button button--quiet button--small with-script"
                onClick={() =>
                  moved === null
                    ? make(suggestedMove)
                    : setState({ ...planned, announcement: controls.started })
                }
              >
                {moved === null ? controls.suggested : controls.startOver}
              </button>
            )}
          </div>
        ))}
      </div>
      <details className="capacity-move with-script">
        <summary>{controls.open}</summary>
        <MoveControls first={suggestedMove} copy={controls} labels={labels} onMove={make} />
      </details>
      <p role="status" className="capacity-status">
        {announcement}
      </p>
    </>
  );
}
