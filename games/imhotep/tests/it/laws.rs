//! The laws of every game, on this one.

laws::laws!(imhotep::Imhotep, and facts_are_sound);
