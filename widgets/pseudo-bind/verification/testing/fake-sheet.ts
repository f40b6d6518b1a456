import * as z from 'zod/mini';
import { type ChannelName } from '#domain/contact-verification';
import { writtenCells } from '#sandbox/store/written-cells';
import { createServiceClient, type ServiceClient } from '#services/http';
import { servicesConfig } from '#services/services-config';
import { codeAnsweredCells, readVerification } from '#services/verification/verification-row.contract';

type Cells = Record<string, string>;

/** A fake verification sheet that writes cells as SheetDB does, with a fake call service. */
export class FakeSheet {
  readonly rows: Cells[] = [];
  /** The written cells of each update, in order. */
  readonly writes: Cells[] = [];
  calls = 0;
  isAgentAway = false;
  isDown = false;
  /** The next write is stored and its response is lost. */
  losesNextResponse = false;

  client(): ServiceClient {
    return createServiceClient({
      services: z.parse(servicesConfig, {
        brandCode: 'LS',
        site: { base: 'https://www.agency.example' },
        verificationSheet: { url: 'https://sheets.example/verifications' },
      }),
      variant: () => 'primary',
      language: () => 'en',
      trackId: 'track-1',
      pageBase: 'https://www.agency.example/buy',
      tokens: { guest: () => Promise.resolve('token'), renewGuest: () => Promise.resolve('token') },
      botCheck: () => Promise.resolve('fake'),
      report: () => undefined,
      random: () => 0,
      fetch: (input) => this.#answer(input as Request),
    });
  }

  verification() {
    return readVerification(this.rows[0] ?? {});
  }

  /** The agent answers the pending code. */
  answer(channel: ChannelName, status: 'yes' | 'no'): void {
    Object.assign(this.rows[0]!, codeAnsweredCells(channel, this.verification()[channel], status));
  }

  async #answer(request: Request): Promise<Response> {
    if (this.isDown) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    // Another tab may write between a request and its response.
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (pathname.endsWith('nonvoicecallrequest')) {
      this.calls += 1;
      if (this.isAgentAway) return Response.json({ message: 'No agent' }, { status: 400 });
      return Response.json({ isSuccess: true, nonVoiceCallResponse: { message: 'Agent notified' } });
    }
    if (request.method === 'GET')
      return Response.json(this.rows.filter((row) => row.TransactionId === searchParams.get('TransactionId')));
    const { data, mode } = JSON.parse(text) as { data: Cells | Cells[]; mode?: 'RAW' };
    const [column, transactionId = ''] = pathname.split('/').slice(-2).map(decodeURIComponent);
    const isUpdate = column === 'TransactionId' && ['PUT', 'PATCH'].includes(request.method);
    if (Array.isArray(data) ? request.method !== 'POST' : !isUpdate) return new Response(null, { status: 405 });
    const answer = Array.isArray(data)
      ? this.#add(data.map((cells) => writtenCells(cells, mode)))
      : this.#update(request.method, transactionId, writtenCells(data, mode));
    if (this.losesNextResponse) {
      this.losesNextResponse = false;
      throw new TypeError('Failed to fetch');
    }
    return answer;
  }

  #add(rows: readonly Cells[]): Response {
    this.rows.push(...rows);
    return Response.json({ created: rows.length }, { status: 201 });
  }

  /** PATCH leaves the other columns as they are; PUT empties them. */
  #update(method: string, transactionId: string, cells: Cells): Response {
    this.writes.push(cells);
    const found = this.rows.filter((row) => row.TransactionId === transactionId);
    for (const row of found) {
      if (method === 'PUT') for (const column of Object.keys(row)) row[column] = '';
      Object.assign(row, cells);
    }
    return Response.json({ updated: found.length });
  }
}
