//! Pyramids keeps every law.

laws::laws!(pyramids::Pyramids);
