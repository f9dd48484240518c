import { executeServerCommand } from '@web/test-runner-commands'

/** A fault for the proxy in front of the real gateway; see packages/testing/src/faultProxy. */
export interface BrowserFault {
  /** Path prefix of the affected requests. */
  match: string
  /** The kind of fault: 'status', 'html', 'drop' … */
  fault: string
  /** Maximum number of affected requests; default all. */
  times?: number
  [option: string]: unknown
}

/** Address of the real test gateway, of the same origin as the test page. */
export const gatewayUrl = `${location.origin}/gateway/`

/** Injects a fault and returns a function that counts its hits. */
export async function injectFault(fault: BrowserFault): Promise<() => Promise<number>> {
  const { fault: id } = await command<{ fault: number }>('inject', fault)
  return async () => (await command<{ hits: number }>('hits', { fault: id })).hits
}

/** Removes all faults and clears the recorded requests. */
export async function resetFaults(): Promise<void> {
  await command('reset')
}

/** The requests that reached the proxy since the last reset. */
export function seenRequests(): Promise<Array<{ method: string; path: string }>> {
  return command('requests')
}

/** Address of the gateway through the fault proxy, of another origin than the test page. */
export async function foreignGatewayUrl(): Promise<string> {
  return (await command<{ url: string }>('address')).url
}

/** Runs SQL in the test gateway's database. */
export function sql<Row>(text: string, values?: unknown[]): Promise<Row[]> {
  return command('sql', { text, values })
}

/** Signs the test page in; the session cookie stays in the browser. */
export async function signIn(account: string, password = 'demo1234'): Promise<void> {
  const answer = await fetch(`${gatewayUrl}api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Eb-Client': 'ebkit/test' },
    body: JSON.stringify({ account, password }),
  })
  if (!answer.ok) throw new Error(`Sign-in of ${account} failed: ${answer.status} ${await answer.text()}`)
}

/** Signs the test page out. */
export async function signOut(): Promise<void> {
  await fetch(`${gatewayUrl}api/session`, { method: 'DELETE', headers: { 'X-Eb-Client': 'ebkit/test' } })
}

function command<Answer>(name: string, payload?: unknown): Promise<Answer> {
  return executeServerCommand<Answer, unknown>(`gateway:${name}`, payload)
}
