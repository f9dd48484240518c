-- What a bill deducted for shares stays once it is paid; what is paid of a share later is deducted in the next bill.
ALTER TABLE "settlement_bill" ADD COLUMN "settled_split" bigint;
ALTER TABLE "split_bill" ADD COLUMN "deducted_amount" bigint;
ALTER TABLE "settlement_bill" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "settlement_item" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "split_bill" NO FORCE ROW LEVEL SECURITY;
UPDATE "split_bill" s SET "deducted_amount" =
    CASE WHEN s."status" IN ('DONE', 'RETURNED') THEN s."split_amount" - coalesce(s."return_amount", 0) ELSE 0 END
  FROM "settlement_item" i, "settlement_bill" b
  WHERE i."brand_id" = s."brand_id" AND i."order_no" = s."order_no" AND i."item_type" = 'SALE'
    AND b."settlement_bill_id" = i."settlement_bill_id" AND b."hotel_id" = s."hotel_id" AND b."status" IN ('SETTLING', 'SETTLED');
UPDATE "settlement_bill" b SET "settled_split" = (SELECT coalesce(sum(s."deducted_amount"), 0) FROM "split_bill" s
    WHERE s."hotel_id" = b."hotel_id" AND EXISTS (SELECT FROM "settlement_item" i WHERE i."brand_id" = b."brand_id"
      AND i."settlement_bill_id" = b."settlement_bill_id" AND i."order_no" = s."order_no" AND i."item_type" = 'SALE'))
  WHERE b."status" IN ('SETTLING', 'SETTLED');
ALTER TABLE "settlement_bill" FORCE ROW LEVEL SECURITY;
ALTER TABLE "settlement_item" FORCE ROW LEVEL SECURITY;
ALTER TABLE "split_bill" FORCE ROW LEVEL SECURITY;
