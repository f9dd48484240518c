import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainPage } from './plainPage'

/** Whether a person will see the answer: a browser navigates to the address, as opposed to a request by a script. */
export function isOpened({ method, headers }: FastifyRequest): boolean {
  const asksForPage = (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')
  const place = headers['sec-fetch-dest']
  return (
    asksForPage && (place === undefined || place === 'document' || place === 'iframe' || place === 'frame')
  )
}

/** The page for a person who followed a broken link. */
export function strayPage({ id }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return plainPage(reply, {
    lang: 'zh-CN',
    title: '没有这个页面',
    body: `<p>地址可能写错了，或者页面已经移走。<a href="/">回到首页</a></p>
<p lang="en">There is no page at this address. <a href="/">Go to the start page</a></p>
<p><small>${id}</small></p>`,
  })
}
