import type { TestGateway } from '@ebkit/testing'

/** The content of an answer, and the complete cookies that it sets. */
export interface LoginAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: { readonly code: unknown; readonly message: string; readonly data: Record<string, unknown> }
  readonly cookies: ReadonlyMap<string, string>
}

/** Signs in, by default with the right password. */
export async function logIn(
  { url }: TestGateway,
  body: { readonly account: string; readonly password: string; readonly remember?: boolean },
  headers: Record<string, string> = {},
): Promise<LoginAnswer> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as LoginAnswer['body'],
    cookies: new Map(answer.headers.getSetCookie().map((line) => [line.split('=', 1)[0] as string, line])),
  }
}

/** `name=value` of a cookie that was set. */
export const pairOf = (line: string | undefined) => line?.split(';', 1)[0] ?? ''
