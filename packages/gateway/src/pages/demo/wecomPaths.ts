/** Pages that stand for enterprise messaging's own in a demo. */
export const wecomDemoPaths = {
  authorisation: '/eb/demo/wecom/authorisation',
  contact: '/eb/demo/wecom/contact',
} as const
