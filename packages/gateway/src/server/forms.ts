import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal'

/** A form with files as it was sent: by name, several of one name as a list. */
export type SentForm = Readonly<Record<string, FormDataEntryValue | FormDataEntryValue[]>>

const malformed = () => new Refusal(400, 'invalid-request', 'The body is no form')

async function readForm(bytes: Buffer, type: string): Promise<SentForm> {
  const answer = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
  const form = await answer.formData().catch(() => {
    throw malformed()
  })
  // without a prototype: names are whatever the client says
  const read: Record<string, FormDataEntryValue | FormDataEntryValue[]> = Object.create(null)
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    read[name] = values.length === 1 ? (values[0] as FormDataEntryValue) : values
  }
  return read
}

/** Lets the routes of a scope take `multipart/form-data`. The fields are the body, so that ids in it are checked as anywhere. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: { headers: { 'content-type'?: string | undefined } }, body: Buffer) =>
      readForm(body, request.headers['content-type'] ?? ''),
  )
}
