import * as z from 'zod/mini';
import { type ChannelName } from '#domain/contact-verification';
import { createServiceClient, type ServiceClient } from '#services/http';
import { servicesConfig } from '#services/services-config';
import { codeAnsweredCells, readVerification } from '#services/verification/verification-row.contract';

type Cells = Record<string, string>;

/** A fake verification sheet and call service. */
export class FakeSheet {
  readonly rows: Cells[] = [];
  /** The written cells of each update, in order. */
  readonly writes: Cells[] = [];
  calls = 0;
  isAgentAway = false;
  isDown = false;
  /** The next write is stored and its response is lost. */
  losesNextAnswer = false;

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
    const { data } = JSON.parse(text) as { data: Cells | Cells[] };
    const answer = this.#write(data, decodeURIComponent(pathname.split('/').at(-1)!));
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false;
      throw new TypeError('Failed to fetch');
    }
    return answer;
  }

  #write(data: Cells | Cells[], transactionId: string): Response {
    if (Array.isArray(data)) {
      this.rows.push(...data);
      return Response.json({ created: data.length }, { status: 201 });
    }
    this.writes.push(data);
    const found = this.rows.filter((row) => row.TransactionId === transactionId);
    for (const row of found) Object.assign(row, data);
    return Response.json({ updated: found.length });
  }
}
