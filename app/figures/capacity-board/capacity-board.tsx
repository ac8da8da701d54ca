import { useState } from 'react';
import type { CapacityIq } from '#app/content/types.ts';
import {
  type Move,
  moveHours,
  type PersonPlan,
  plannedBoard,
  suggestedMove,
} from '#app/sample-operations/capacity.ts';
import type { Axis } from './bars.ts';
import { BoardTable } from './board-table.tsx';
import { MoveControls } from './move-controls.tsx';
import { moveWords } from './move-words.ts';
import './capacity-board.css';
import './calls.css';

type Props = {
  axis: Axis;
  labels: CapacityIq['labels'];
  controls: CapacityIq['controls'];
  /** The two ways out: moving work, hiring. */
  moves: CapacityIq['moves'];
};

type State = { board: readonly PersonPlan[]; move: Move; said: string };

const planned: State = { board: plannedBoard, move: suggestedMove, said: '' };

/** The board, and hours moved on it. The arrow shows the move suggested, then the visitor's last. */
export function CapacityBoard({ axis, labels, controls, moves }: Props) {
  const [{ board, move, said }, set] = useState(planned);
  const asPlanned = board === plannedBoard;

  function make(next: Move) {
    const result = moveHours(board, next);
    const words = moveWords(board, next, result, controls);
    set(
      result.kind === 'moved'
        ? { board: result.board, move: next, said: words }
        : { board, move, said: words },
    );
  }

  return (
    <>
      <BoardTable board={board} move={move} axis={axis} labels={labels} />
      <div className="capacity__calls">
        {moves.map(({ id, name, text }) => (
          <div key={id}>
            <h2>{name}</h2>
            <p>{text}</p>
            {id === 'move' && (
              <button
                type="button"
                className="button button--quiet button--small with-script"
                onClick={() =>
                  asPlanned ? make(suggestedMove) : set({ ...planned, said: controls.started })
                }
              >
                {asPlanned ? controls.suggested : controls.startOver}
              </button>
            )}
          </div>
        ))}
      </div>
      <MoveControls first={suggestedMove} copy={controls} labels={labels} onMove={make} />
      <p role="status" className="capacity__said">
        {said}
      </p>
    </>
  );
}
