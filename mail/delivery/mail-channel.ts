import { compose, type Sender } from './message.ts';
import type { Transport } from './transport.ts';
import type { Channel } from './worker.ts';

/** The mails to sales and to visitors. */
export function mailChannel(transport: Transport, sender: Sender): Channel {
  return {
    noun: 'mail',
    kinds: ['notification', 'acknowledgement'],
    send: (delivery, signal) => transport.send(compose(delivery, sender), signal),
    hostOf: () => transport.target,
    close: () => transport.close(),
  };
}
