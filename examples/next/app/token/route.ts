/** A short-lived token for the person who is signed in here. The key stays on this server. */
export async function GET(request: Request): Promise<Response> {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 })
  const answer = await fetch(`${process.env.NEXT_PUBLIC_GATEWAY}/api/embed-token`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.EB_PARTNER_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ account: 'clerk', hotelId: '100101' }),
  })
  if (!answer.ok) return new Response(null, { status: 502 })
  const { data } = await answer.json()
  return Response.json({ token: data.token, expiresAt: data.expiresAt })
}
