import { Refusal } from '../server/refusal'

/** 400 for a parameter that the call cannot use. */
export const unfitParameter = (parameter: string, message: string, data: object = {}) =>
  new Refusal(400, 'invalid-request', `${parameter}: ${message}`, { parameter, ...data })
