import { columnsToCome } from '../columnsToCome'

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
  printer: {
    tableOnly: ['reported_state', 'pending_jobs'],
    definitionOnly: columnsToCome.printer,
  },
  employee: {
    different: [
      'department_id: optional, defined as required',
      'wechat_bound: required, defined as optional',
    ],
  },
  hotel: {
    tableOnly: ['province', 'city', 'district', 'longitude', 'latitude'],
    definitionOnly: columnsToCome.hotel,
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
    definitionOnly: columnsToCome.counter,
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
}
