/**
 * The demo's corporation in enterprise messaging, for its setting and for the sale channel that the gate asks for
 * (W-GATE-9).
 */
export const corporation = { corpId: 'ww4f1c2d9e8b7a6053', corpName: '云栖度假' } as const
