import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a person looks at the answer: a browser that opens an address, not a script that asks. */
export function isOpened({ method, headers }: FastifyRequest): boolean {
  const asksForPage = (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')
  const place = headers['sec-fetch-dest']
  return (
    asksForPage && (place === undefined || place === 'document' || place === 'iframe' || place === 'frame')
  )
}

/** What a person sees who followed a link that leads nowhere. */
export function strayPage({ id }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>没有这个页面</title>
<main><h1>没有这个页面</h1>
<p>地址可能写错了，或者页面已经移走。<a href="/">回到首页</a></p>
<p lang="en">There is no page at this address. <a href="/">Go to the start page</a></p>
<p>${id}</p></main></html>`)
}
