/** The flow grouped by division, with the open tasks of each (figure: visual flowchart grouping). */
import { lateTasks, openTasks } from './open-tasks.ts';
import { type GroupId, type Step, stepsInOrder } from './purchase-to-dispatch.ts';

export type FlowchartGroup = {
  readonly id: GroupId;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly open: number;
  readonly late: number;
};

const groupNames: Readonly<Record<GroupId, string>> = {
  plant: 'Plant',
  commercial: 'Commercial',
  logistics: 'Logistics',
};

function group(id: GroupId): FlowchartGroup {
  const open = openTasks.filter((task) => task.step.group === id);
  return {
    id,
    name: groupNames[id],
    steps: stepsInOrder.filter((step) => step.group === id),
    open: open.length,
    late: lateTasks(open).length,
  };
}

export const flowchartGroups: readonly FlowchartGroup[] = [
  group('plant'),
  group('commercial'),
  group('logistics'),
];
