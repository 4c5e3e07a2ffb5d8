/**
 * Loaded into a server before its program: where that begins a thread to prove releases, it is led to the one of all servers
 * (host.mjs), named by `ONE_PROVER`. Whatever else the server does, it does as built. It must not know what is proved.
 */
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import threads from 'node:worker_threads';
import { receive, send } from './frames.mjs';

/** What a server does with a thread of its own. */
class Led extends EventEmitter {
  #socket = connect(process.env['ONE_PROVER'] ?? '');

  constructor() {
    super();
    receive(this.#socket, (/** @type {unknown} */ message) => this.emit('message', message));
    this.#socket.on('error', (error) => this.emit('error', error));
    this.#socket.on('close', () => this.emit('exit', 1));
  }

  /** @param {unknown} message */
  postMessage(message) {
    send(this.#socket, message);
  }

  ref() {
    this.#socket.ref();
  }

  unref() {
    this.#socket.unref();
  }

  terminate() {
    this.#socket.destroy();
    return Promise.resolve(0);
  }
}

const { Worker } = threads;
threads.Worker = new Proxy(Worker, {
  /** @param {ConstructorParameters<typeof Worker>} given */
  construct: (target, given) =>
    String(given[0]).endsWith('/server/prover.mjs') ? new Led() : Reflect.construct(target, given),
});
syncBuiltinESMExports();
