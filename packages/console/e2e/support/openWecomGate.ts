type Sql = (text: string) => Promise<unknown>

/** Lets the store of the tests through the gate of enterprise messaging: it has connected its account. */
export async function openWecomGate(sql: Sql): Promise<void> {
  for (const table of ['wecom_setting', 'sale_channel'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  await sql(`insert into wecom_setting (brand_id, hotel_id, corp_id, app_agent_id, app_secret, sync_scope, status)
    values ('1001', '100101', '', '', '', '{}', 'AUTHORIZED')`)
  await sql(`insert into sale_channel
      (brand_id, hotel_id, channel_id, channel_name, app_type, app_id, relation_type, merchant_id, auth_status)
    values ('1001', '100101', 'ww', 'ww', '7', 'ww', '2', '100101', 'AUTHORIZED')`)
}
