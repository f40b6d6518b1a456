import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Numbers of the X protocol. */
const opcode = { queryExtension: 98, fakeInput: 2 };
const event = { buttonPress: 4, buttonRelease: 5, motion: 6 };

/** The next bytes of a stream, in however many packets they arrive. */
async function nextBytes(socket: Socket, length: number): Promise<Buffer> {
  for (;;) {
    const bytes = socket.read(length) as Buffer | null;
    if (bytes) return bytes;
    if (length === 0) return Buffer.alloc(0);
    if (socket.readableEnded || socket.destroyed) throw new Error('The display has closed its connection.');
    await once(socket, 'readable');
  }
}

/** A virtual display, on which a test presses native windows of the browser, which no browser protocol can press. */
export class VirtualDisplay {
  private constructor(
    readonly name: string,
    private readonly process: ChildProcess,
    private readonly socket: Socket,
    private readonly testOpcode: number,
  ) {}

  static async start(): Promise<VirtualDisplay> {
    const process = spawn('Xvfb', ['-displayfd', '3', '-ac', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [line] = (await Promise.race([
      once(process.stdio[3]!, 'data'),
      once(process, 'error').then(([error]) => Promise.reject(error as Error)),
    ])) as [Buffer];
    const number = line.toString().trim();
    const socket = connect(`/tmp/.X11-unix/X${number}`);
    await once(socket, 'connect');
    // The byte order, the version of the protocol, and no authorization.
    const hello = Buffer.alloc(12);
    hello.write('l');
    hello.writeUInt16LE(11, 2);
    socket.write(hello);
    const welcome = await nextBytes(socket, 8);
    const details = await nextBytes(socket, 4 * welcome.readUInt16LE(6));
    if (welcome[0] !== 1) throw new Error(`The display refuses: ${details.toString('latin1')}`);
    const query = Buffer.alloc(16);
    query[0] = opcode.queryExtension;
    query.writeUInt16LE(4, 2);
    query.writeUInt16LE(5, 4);
    query.write('XTEST', 8);
    socket.write(query);
    const answer = await nextBytes(socket, 32);
    if (answer[8] !== 1) throw new Error('The display cannot be pressed: it lacks XTEST.');
    return new VirtualDisplay(`:${number}`, process, socket, answer[9]!);
  }

  /** Presses the first button of the mouse. */
  press({ x, y }: { x: number; y: number }): void {
    this.#fakes(event.motion, 0, { x, y });
    this.#fakes(event.buttonPress, 1);
    this.#fakes(event.buttonRelease, 1);
  }

  close(): void {
    this.socket.destroy();
    this.process.kill();
  }

  #fakes(type: number, detail: number, { x, y } = { x: 0, y: 0 }): void {
    const request = Buffer.alloc(36);
    request[0] = this.testOpcode;
    request[1] = opcode.fakeInput;
    request.writeUInt16LE(9, 2);
    request[4] = type;
    request[5] = detail;
    request.writeInt16LE(x, 24);
    request.writeInt16LE(y, 26);
    this.socket.write(request);
  }
}
