import { fill } from '#app/content/fill.ts';
import type { OkrModule } from '#app/content/okr-module.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatDuration, formatInstantSeenFrom } from '#app/sample-operations/format-time.ts';
import type { OkrTask } from '#app/sample-operations/okr.ts';

/** How a task is drawn: each state has a shape of its own, see `task-mark.tsx`. */
export type TaskState = 'in-time' | 'closed-late' | 'late' | 'now';

export function taskState({ closed, over }: OkrTask): TaskState {
  if (closed === null) return over > 0 ? 'late' : 'now';
  return over > 0 ? 'closed-late' : 'in-time';
}

/** The task's state in words: when it was closed or is due, and how long it took or is over. */
export function taskWords(task: OkrTask, labels: OkrModule['labels']): string {
  const over = formatDuration(task.over);
  const when = formatInstantSeenFrom(now, task.closed ?? task.due);
  switch (taskState(task)) {
    case 'late':
      return fill(labels.late, { duration: over });
    case 'closed-late':
      return fill(labels.closedLate, { when, duration: over });
    case 'in-time':
      return fill(labels.closed, { duration: formatDuration(task.took) });
    case 'now':
      return fill(labels.open, { when });
  }
}
