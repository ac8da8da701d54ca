import {
  type DelegatedTask,
  formatVoiceNote,
  taskBoard,
  taskMessages,
  voiceNote,
} from '#app/sample-operations/delegation.ts';
import { formatClock, formatInstant } from '#app/sample-operations/format-time.ts';
import { Board } from '../board.tsx';
import { Chat } from '../chat.tsx';
import './delegation.css';

/** Heights of the bars of the sound wave, in the middle of 36 px. */
const wave = [6, 12, 22, 14, 28, 18, 32, 24, 12, 20, 30, 16, 8, 18, 26, 12, 6];

function SoundWave() {
  return (
    <svg className="voice-note__wave" width="84" height="36" viewBox="0 0 84 36" aria-hidden="true">
      <path
        d={wave.map((height, index) => `M${2 + 5 * index} ${18 - height / 2}v${height}`).join('')}
      />
    </svg>
  );
}

const onTime = <span className="on-time">on time</span>;

function due({ due: at }: DelegatedTask): string {
  return formatInstant(at);
}

/** A voice note, the tasks it became on the task board, and the message board of one of them. */
export function DelegationScreen() {
  const status = {
    open: (task: DelegatedTask) => due(task),
    today: (task: DelegatedTask) => formatClock(task.due),
    closed: () => onTime,
  };
  const column = (name: string, id: keyof typeof taskBoard) => ({
    name,
    isNew: id === 'open',
    tasks: taskBoard[id].map((task) => ({ ...task, status: status[id](task) })),
  });
  return (
    <>
      <div className="voice-note">
        <SoundWave />
        <p>
          <b className="voice-note__title">{`Voice note, ${formatVoiceNote(voiceNote.seconds)}`}</b>{' '}
          <q className="window__note window__detail">{voiceNote.words}</q>
        </p>
      </div>
      <Board
        columns={[column('Open', 'open'), column('Due today', 'today'), column('Closed', 'closed')]}
      />
      <div className="delegation__talk window__detail">
        <p className="window__label">{`Message board: ${voiceNote.tasks[0]?.name}`}</p>
        <Chat messages={taskMessages} />
      </div>
    </>
  );
}
