import { getDictionary } from '@ebkit/protocol/calls/dictionary'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { dictionaryItem } from '../database/schema'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'

const { value, name, englishName, code, pinyin, initials, dictType, sort } = dictionaryItem

/** A dictionary of the brand, in its own order; one that the brand has not is empty. @spec W-CTY-4 */
export function registerDictionary(app: FastifyInstance, { asTenant }: Gateway): void {
  const options = {
    needs: 'session',
    summary: 'Items of a dictionary, countries by default',
    tag: 'Configuration',
  } as const
  registerCall(app, getDictionary, options, ({ query, request }) =>
    asTenant(request, (transaction) =>
      transaction
        .select({ value, name, englishName, code, pinyin, initials })
        .from(dictionaryItem)
        .where(eq(dictType, query.dictType))
        .orderBy(asc(sort), asc(value)),
    ),
  )
}
