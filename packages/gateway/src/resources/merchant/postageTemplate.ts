import { postageTemplate as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { filled, refuse } from '../../behaviour/refuse'
import { changeRow, findRows } from '../../behaviour/rows'
import { reasons } from './strings'

/** Postage by region. */
export const postageTemplate = defineBehaviour(resource)({
  effects: {
    setDefault: async (context) => {
      const { row, key } = context
      const others = sql`t.hotel_id = ${row.hotelId} and t.is_default and t.postage_template_id <> ${key}`
      for (const { postageTemplateId } of await findRows(context, resource, others))
        await changeRow(context, resource, String(postageTemplateId), { isDefault: false })
      return { isDefault: true }
    },
    disable: async ({ row }) => {
      if (row.isDefault) refuse('default-template', reasons.defaultTemplate)
      const count = row.productCount ?? 0
      if (count) refuse('template-used', filled(reasons.templateUsed, { count }))
      return undefined
    },
  },
})
