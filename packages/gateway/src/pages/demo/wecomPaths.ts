/** Pages that stand in for WeCom's own in a demo. */
export const wecomDemoPaths = {
  authorisation: '/eb/demo/wecom/authorisation',
  contact: '/eb/demo/wecom/contact',
} as const
