import { showToast } from '#app/ui/toasts/toast.ts';
import { capacityIq } from './copy.ts';

const { button, message } = capacityIq.schedule;

/** The preview's button: says in a success toast that nothing is sent, and sends nothing (specification, section 2). */
export function ScheduleDemo() {
  return (
    <button
      type="button"
      className="button button--quiet act with-script"
      onClick={() => void showToast('success', message)}
    >
      {button}
    </button>
  );
}
