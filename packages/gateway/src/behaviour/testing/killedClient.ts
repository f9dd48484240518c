import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@ebkit/protocol/calls/resources'
import type { Row } from './ticketShop'

/** A write, and what the database has to say once it was acknowledged. */
interface Write {
  readonly path: string
  readonly body: Row
  /** Fails where what was acknowledged is not there. */
  readonly holds: (answer: Row) => Promise<void>
}

interface Sent extends Write {
  readonly idempotencyKey: string
}

/** Writes to a gateway that may be killed, as a client that sends again what was not answered. */
export interface KilledClient {
  /** @returns what was answered; undefined if no answer came. @throws where it was refused */
  write(write: Write): Promise<Row | undefined>
  /**
   * Sends again what was not answered, with the same keys, and checks everything that was acknowledged.
   *
   * @returns all answers
   */
  settle(): Promise<readonly Row[]>
  /** Writes that were acknowledged. */
  readonly acknowledged: number
  /** Writes under way or without an answer. */
  readonly open: number
}

/** @param url of the gateway, also after it was started again */
export function createKilledClient(url: string, cookie: string): KilledClient {
  const acknowledged: { readonly write: Write; readonly answer: Row }[] = []
  const open = new Set<Sent>()

  async function send(sent: Sent): Promise<Row | undefined> {
    let answer: { readonly status: number; readonly content: Row }
    try {
      const response = await fetch(`${url}/${sent.path}`, {
        method: 'POST',
        headers: {
          ...{ cookie, 'x-eb-client': 'ebkit/test', 'content-type': 'application/json' },
          [idempotencyHeader]: sent.idempotencyKey,
        },
        body: JSON.stringify(sent.body),
      })
      answer = { status: response.status, content: (await response.json()) as Row }
    } catch {
      return undefined // killed: nobody knows whether it was written
    }
    assert.equal(
      answer.status,
      200,
      `${sent.path} ${JSON.stringify(sent.body)}: ${JSON.stringify(answer.content)}`,
    )
    open.delete(sent)
    const data = answer.content.data as Row
    acknowledged.push({ write: sent, answer: data })
    return data
  }

  return {
    async write(write) {
      const sent = { ...write, idempotencyKey: randomUUID() }
      open.add(sent)
      return send(sent)
    },
    async settle() {
      // a connection of the killed process may still be in the pool of `fetch`
      for (let attempt = 0; open.size && attempt < 10; attempt++)
        for (const sent of [...open]) await send(sent)
      assert.equal(open.size, 0, 'everything is answered in the end')
      const all = acknowledged.splice(0)
      for (const { write, answer } of all) await write.holds(answer)
      return all.map(({ answer }) => answer)
    },
    get acknowledged() {
      return acknowledged.length
    },
    get open() {
      return open.size
    },
  }
}
