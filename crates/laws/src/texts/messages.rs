//! The messages of one language: their keys, the variables of each, and what they mention.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The messages of a Fluent file by key; attributes are `message.attribute`, terms are `-term`.
#[derive(Default)]
pub(super) struct Messages {
    variables: BTreeMap<String, BTreeSet<String>>,
    mentioned: BTreeSet<String>,
}

impl Messages {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let resource = parser::parse(text).map_err(|(_, errors)| format!("not Fluent: {errors:?}"))?;
        let mut messages = Messages::default();
        for entry in &resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
                }
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => return Err(format!("not Fluent: {content}")),
            };
            for attribute in attributes {
                messages.add(format!("{id}.{}", attribute.id.name), &attribute.value)?;
            }
            if let Some(value) = value {
                messages.add(id, value)?;
            }
        }
        Ok(messages)
    }

    fn add(&mut self, key: String, pattern: &Pattern<&str>) -> Result<(), String> {
        let mut variables = BTreeSet::new();
        self.pattern(pattern, &mut variables);
        match self.variables.insert(key.clone(), variables) {
            None => Ok(()),
            Some(_) => Err(format!("{key} is there twice")),
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, variables);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, variables),
            Expression::Select { selector, variants } => {
                self.inline(selector, variables);
                variants.iter().for_each(|variant| self.pattern(&variant.value, variables));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
        let attributed = |id: String, attribute: &Option<fluent_syntax::ast::Identifier<&str>>| {
            attribute.as_ref().map_or(id.clone(), |attribute| format!("{id}.{}", attribute.name))
        };
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.mentioned.insert(attributed(id.name.to_owned(), attribute));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.mentioned.insert(attributed(format!("-{}", id.name), attribute));
                let positional = arguments.iter().flat_map(|arguments| &arguments.positional);
                positional.for_each(|argument| self.inline(argument, variables));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument, variables));
            }
            InlineExpression::Placeable { expression } => self.expression(expression, variables),
        }
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.variables.contains_key(key)
    }

    pub(super) fn mentions(&self, key: &str) -> bool {
        self.mentioned.contains(key)
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.variables.keys().map(String::as_str)
    }

    /// What only one of the two languages has.
    pub(super) fn differences(&self, spanish: &Messages) -> Vec<String> {
        let only = |here: &Messages, there: &Messages, language: &str| -> Vec<String> {
            let lost = here.keys().filter(|key| !there.has(key));
            lost.map(|key| format!("{key} is missing in {language}")).collect()
        };
        let mut problems = only(self, spanish, "es");
        problems.extend(only(spanish, self, "en"));
        for (key, variables) in &self.variables {
            if let Some(others) = spanish.variables.get(key).filter(|others| *others != variables) {
                problems.push(format!("{key} has the variables {variables:?} in en and {others:?} in es"));
            }
        }
        problems
    }
}
