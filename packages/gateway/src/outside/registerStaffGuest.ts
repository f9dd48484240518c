import { bindEmployeeWechat } from '@ebkit/protocol/calls/staffGuest'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { bindWechat } from '../resources/members/bindWechat'
import { registerCall } from '../server/registerCall'
import { asGuest } from './asGuest'

/** The actions of employees with their phones, for a page of the demo. */
export function registerStaffGuest(app: FastifyInstance, gateway: Gateway): void {
  const binding = {
    needs: 'session',
    tag: 'Guest of the demo',
    summary: 'An employee scans a department’s code',
  } as const
  registerCall(app, bindEmployeeWechat, binding, ({ body, request }) =>
    asGuest(gateway, request, body.hotelId, async (context) => ({
      employeeId: await bindWechat(context, body.departmentId, body.phone),
    })),
  )
}
