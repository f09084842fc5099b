//! The toy keeps every law.

laws::laws!(laws::Toy);
