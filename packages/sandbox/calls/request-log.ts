/** One request that reached the services, faults or not. */
interface LoggedRequest {
  call: string;
  trackId: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** Of the fault that it met. */
  fault?: string;
}

/** The last requests, oldest first; in memory. Lets a test say "this was asked once". */
export interface RequestLog {
  add(request: LoggedRequest): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const most = 5_000;

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      if (requests.length > most) requests = requests.slice(-most);
    },
    list: () => requests,
    clear() {
      requests = [];
    },
  };
}
