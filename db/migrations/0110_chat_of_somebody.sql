-- No conversation with the assistant belongs to an account that is deleted, neither a new one nor that of a visitor who has signed in.
CREATE TRIGGER chat_conversations_of_somebody BEFORE INSERT OR UPDATE OF person_id ON chat_conversations FOR EACH ROW
  WHEN (NEW.person_id IS NOT NULL) EXECUTE FUNCTION refuse_deleted_person();
