/** One request to the services, with or without a fault. */
interface LoggedRequest {
  call: string;
  trackId: string;
  /** Time of the request, in milliseconds since 1970. */
  at: number;
  /** Kind of the fault that was applied. */
  fault?: string;
}

/** The last requests in memory, oldest first. Lets a test assert how often a call was made. */
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
