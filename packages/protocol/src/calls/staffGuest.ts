import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier } from '../schemas/values'

/**
 * WeChat reports that an employee has scanned the code of a department. Of a demo only.
 *
 * @example
 * ```ts
 * import { bindEmployeeWechat } from '@ebkit/protocol/calls/staffGuest'
 * import { check } from '@ebkit/protocol/check'
 *
 * check(bindEmployeeWechat.body, { departmentId: '12', phone: '13812345678' }).fits // true
 * check(bindEmployeeWechat.body, { departmentId: '12', phone: '+86 138' }) // { fits: false, field: 'phone' }
 * ```
 */
export const bindEmployeeWechat = defineCall({
  id: 'O-104',
  name: 'bindEmployeeWechat',
  method: 'POST',
  path: 'demo-api/guest/employee-wechat',
  body: looseObject({
    hotelId: v.optional(identifier),
    departmentId: identifier,
    phone: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
  }),
  answer: looseObject({ employeeId: v.string() }),
  safeToRepeat: false,
})
