-- What staff keep in mind of a customer, whatever the conversation.
ALTER TABLE customers ADD COLUMN notes TEXT;
