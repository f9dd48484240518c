/** Differences of a handwritten table from its definition. */
export interface DifferencesOfTable {
  /** Columns that the definition does not have. */
  readonly tableOnly?: readonly string[]
  /** Columns that only the definition has. */
  readonly definitionOnly?: readonly string[]
  /** `logo: optional, defined as required`. */
  readonly different?: readonly string[]
}

/** The list can only get shorter. A table that is created from its definition has no differences. */
export const differencesByHand: Readonly<Record<string, DifferencesOfTable>> = {
  hotel_config: {
    tableOnly: ['key', 'value'],
    definitionOnly: [
      'enable_ui_upgrade_all',
      'enable_ticket_product_abtest',
      'enable_new_file_manager_switch',
      'enable_upload_check',
      'order_auto_cancel_minutes',
      'auto_confirm_order',
      'auto_complete_days',
      'check_in_time',
      'check_out_time',
      'last_booking_time',
      'refund_audit',
      'refund_audit_amount',
      'refund_notice_phones',
      'order_notice_channels',
      'order_notice_receivers',
      'low_stock_alert',
      'require_phone',
      'require_id_card',
      'invoice_enabled',
      'service_phone',
      'night_mode_hours_from',
      'night_mode_hours_until',
      'hotel_group_name',
      'hotel_group_page_url',
    ],
  },
  printer: {
    tableOnly: ['reported_state', 'pending_jobs'],
    definitionOnly: ['online_state'],
  },
  employee: {
    different: [
      'department_id: optional, defined as required',
      'wechat_bound: required, defined as optional',
    ],
  },
  hotel: {
    tableOnly: ['province', 'city', 'district', 'longitude', 'latitude'],
    definitionOnly: ['region', 'geo'],
    different: [
      'logo: optional, defined as required',
      'company_name: optional, defined as required',
      'license_no: optional, defined as required',
      'license_image: optional, defined as required',
    ],
  },
  brand: {
    different: ['logo: optional, defined as required'],
  },
  counter: {
    definitionOnly: [
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
  },
  ticket_product: {
    tableOnly: [
      'min_sale_price',
      'sold_count',
      'limit_time',
      'limit_sell',
      'zhi_lian_pass',
      'zhi_lian_room',
      'supplier_account_status',
      'rp_names',
      'activity_types',
    ],
    definitionOnly: ['product_status_vmo'],
  },
  ticket_category: {
    tableOnly: ['activity_types'],
  },
  restaurant: {
    definitionOnly: [
      'cover',
      'images',
      'phone',
      'location',
      'average_price',
      'business_hours',
      'rest_days',
      'dining_modes',
      'reserve_enabled',
      'advance_days',
      'lead_minutes',
      'hold_minutes',
      'max_party',
      'slot_capacity',
      'auto_confirm',
      'deposit_mode',
      'deposit_amount',
      'cancel_hours',
      'accept_mode',
      'accept_timeout',
      'dispatch_mode',
      'courier_ids',
      'delivery_radius',
      'min_delivery_amount',
      'delivery_fee',
      'free_delivery_amount',
      'room_service_rate',
      'pay_modes',
      'printer_ids',
      'notice',
    ],
  },
}
