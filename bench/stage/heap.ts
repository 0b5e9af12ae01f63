/** An isolate's heap, as workerd's inspector reports it. */
interface Heap {
  /** Bytes of objects, including those not yet collected, and of their buffers. */
  used(): Promise<number>;
  close(): void;
}

interface Answer {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number; readonly backingStorageSize?: number };
}

/** @param address of the isolate's inspector, a WebSocket on this machine. */
export async function openHeap(address: string): Promise<Heap> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no inspector at ${address}`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let last = 0;
  const call = (method: string): Promise<Answer> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method }));
    });
  return {
    async used() {
      const { result } = await call('Runtime.getHeapUsage');
      if (result?.usedSize === undefined) throw new Error('the inspector tells no heap usage');
      return result.usedSize + (result.backingStorageSize ?? 0);
    },
    close: () => socket.close(),
  };
}
