/**
 * Columns of handwritten tables that only the definition has, by table. Fields without a column are not served yet. The list
 * can only get shorter; a test compares it with the database.
 */
export const columnsToCome: Readonly<Record<string, readonly string[]>> = {
  printer: ['online_state'],
  hotel: ['region', 'geo'],
  counter: [
    'restaurant_id',
    'phone',
    'business_hours_from',
    'business_hours_until',
    'manager_id',
    'employees',
    'functions',
    'refund_limit',
    'terminals',
    'printer_id',
    'voice_notice',
    'reward_employee',
  ],
}
