/** A request to the little shop around a fix. */
export interface DoorRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As it is sent, encoded, without a query. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Any JSON value. */
  readonly body?: unknown;
  /** The email address of whoever is logged in. */
  readonly as?: string;
  /** The address that the connection comes from. */
  readonly from?: string;
}

/** What came back. Learners' code wrote it. */
export interface DoorResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends a request and returns the response. */
export type Door = (request: DoorRequest) => DoorResponse;
